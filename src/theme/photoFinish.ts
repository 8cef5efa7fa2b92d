/** Where the camera's streaks are, and how thick they are, in percent of the picture's height. */
const streaks = [
  [6.2, 0.5],
  [15.5, 0.4],
  [24, 0.4],
  [33, 1.8],
  [40, 1],
  [57, 1.2],
  [65, 0.5],
  [72.6, 2.2],
  [80.7, 0.6],
  [86, 1.6],
  [92.6, 0.5],
  [96.1, 0.8],
]
const bands = streaks.map(([at = 0, height = 0]) => `transparent 0 ${at}%,{colors.photo.streak} 0 ${at + height}%`)

/** The background of the photo finish, top to bottom: sky, infield, rail and sand, under the camera's streaks. */
export const photoFinish = `linear-gradient(${bands.join()},transparent 0),linear-gradient({colors.photo.sky} 0 28%,{colors.photo.infield} 0 44.6%,{colors.photo.rail} 0 46%,{colors.timeMark} 0 46.6%,{colors.photo.infield} 0 49.6%,{colors.photo.rail} 0 50.1%,{colors.timeMark} 0 50.4%,{colors.photo.sand} 0)`
