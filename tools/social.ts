import { draw, isCurrent, picturedPages } from './socialPictures.ts'

/** Draws the link preview pictures that are missing or outdated: `node tools/social.ts`. */
const current = await Promise.all(picturedPages.map(isCurrent))
const outdated = picturedPages.filter((_, index) => !current[index])
if (outdated.length > 0) await draw(outdated)
