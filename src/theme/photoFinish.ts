/** The photo finish's streaks, top to bottom: hard stops, each from the end of the one before (`0`) to its own end. */
export const photoFinish = {
  light:
    'linear-gradient(#EDF3F4 0 .5%,#F1F6F6 0 4.2%,#EEF4F5 0 6.2%,#D2DEDF 0 6.7%,#EDF3F4 0 8.3%,#EFF5F5 0 10.6%,#EBF2F3 0 11.9%,#EDF3F4 0 14.9%,#EBF2F3 0 15.5%,#B9C9C8 0 15.9%,#EBF2F3 0 16%,#ECF3F4 0 17.4%,#EFF5F5 0 18.9%,#EEF4F5 0 20.2%,#E8F0F1 0 21.3%,#E9F0F1 0 22.3%,#EDF3F4 0 24%,#CDDADA 0 24.3%,#EDF3F4 0 24.5%,#EEF4F4 0 25.3%,#EBF2F3 0 27.5%,#EEF4F4 0 28%,#CFE0D5 0 30.5%,#C7DACE 0 34.7%,#C3D7CB 0 36.6%,#C8DBD0 0 37.3%,#C5D9CC 0 39%,#C8DBCF 0 41%,#C4D9CD 0 43.8%,#BFD5C8 0 44.6%,#FFFFFF 0 46%,#8FA89B 0 46.6%,#C8D9CE 0 49.4%,#CADBCF 0 49.6%,#FFFFFF 0 50.1%,#9DB3A7 0 50.4%,#CADBCF 0 50.5%,#C6D8CC 0 52%,#DBE5DE 0 54.7%,#D9E4DD 0 56.9%,#DAE5DD 0 59.5%,#D5E1DA 0 60.4%,#D9E4DC 0 63%,#D8E3DC 0 69%,#D3DFD8 0 72.6%,#CCD9D1 0 75.7%,#CFDCD4 0 77.8%,#D1DDD5 0 80.7%,#D6E1DA 0 83.6%,#D3DFD7 0 85.9%,#D1DDD4 0 87.7%,#CFDBD3 0 90.6%,#C9D8CE 0 92.1%,#C6D4CA 0 92.6%,#D1DED6 0 96.1%,#C4D3C9 0 98.7%,#CCD9D1 0 100%)',
  dark: 'linear-gradient(#06110C 0 .5%,#0A1610 0 4.2%,#091510 0 6.2%,#42594E 0 6.7%,#08150F 0 7.6%,#2C4438 0 7.9%,#08150F 0 8.3%,#0B1912 0 10.6%,#091510 0 11.9%,#0B1912 0 14.9%,#0A1912 0 15.5%,#7E9A8C 0 15.9%,#0A1912 0 16%,#0B1A13 0 16.4%,#34503F 0 16.6%,#0B1A13 0 17.4%,#0D1E16 0 18.9%,#0D1D16 0 20.2%,#0A1812 0 21.3%,#0A1A13 0 22.3%,#0D1D16 0 24%,#284236 0 24.3%,#0D1D16 0 24.5%,#0E1F17 0 25.3%,#0D1D16 0 27.5%,#0F2018 0 28%,#122C20 0 30.5%,#0B2319 0 33.6%,#0F291D 0 34.7%,#0C261B 0 36.6%,#132F22 0 37.3%,#102B20 0 39%,#143225 0 41%,#123123 0 43.8%,#112E21 0 44.6%,#D7E4DB 0 45.9%,#7D9488 0 46.4%,#0D241B 0 49.4%,#0F261C 0 49.6%,#93A99D 0 50.1%,#0F261C 0 50.5%,#0C2219 0 52%,#1E382C 0 56.9%,#1F3A2D 0 59.5%,#1B3629 0 60.4%,#1F3B2D 0 63%,#203B2E 0 66.6%,#223E30 0 69%,#1E3A2C 0 72.6%,#193527 0 75.7%,#1E3A2C 0 77.8%,#213D2F 0 80.7%,#254333 0 83.6%,#254233 0 85.9%,#244132 0 87.7%,#234131 0 90.6%,#203F2E 0 92.1%,#1F3D2D 0 92.6%,#274635 0 96.1%,#203E2E 0 98.7%,#274535 0 100%)',
} as const

/** Its grain, in two widths. */
const noise = (narrow: string, wide: string) =>
  `repeating-linear-gradient(90deg,${narrow} 0 1px,transparent 1px 3px),repeating-linear-gradient(90deg,${wide} 0 2px,transparent 2px 7px)` as const
export const photoFinishNoise = {
  light: noise('rgb(255 255 255/.18)', 'rgb(7 19 14/.018)'),
  dark: noise('rgb(255 255 255/.03)', 'rgb(0 0 0/.07)'),
}

/** The marks of its time scale. */
export const timeMark = { light: '#5B6B63', dark: '#6F887B' } as const
