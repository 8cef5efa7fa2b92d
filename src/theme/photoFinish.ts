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

/** The course in the photo finish, top to bottom: sky, infield, the rail on the edge of the sand. */
export const course =
  'linear-gradient({colors.photo.sky} 0 27%,{colors.photo.infield} 0 41%,{colors.photo.rail} 0 calc(41% + max(3px,1.5%)),{colors.timeMark} 0 calc(41.5% + max(3px,1.5%)),{colors.photo.sand} 0)'

/** The background of the photo finish: the course under the camera's streaks. */
export const photoFinish = `linear-gradient(${bands.join()},transparent 0),${course}`
