/** Labels of the photo finish's time scale; `behind` is in hundredths of a second after the winner's time. */
export const timeMarks = [
  { behind: 8, time: '1:49.70' },
  { behind: 18, time: '1:49.80' },
  { behind: 28, time: '1:49.90' },
  { behind: 38, time: '1:50.00' },
  { behind: 48, time: '1:50.10' },
  { behind: 58, time: '1:50.20' },
  { behind: 68, time: '1:50.30' },
  { behind: 78, time: '1:50.40' },
  { behind: 88, time: '1:50.50' },
  { behind: 98, time: '1:50.60' },
  { behind: 108, time: '1:50.70' },
  { behind: 118, time: '1:50.80' },
] as const
