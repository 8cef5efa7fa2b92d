/** Year of the build's date, from SOURCE_DATE_EPOCH or the commit. */
declare const __BUILD_YEAR__: number
