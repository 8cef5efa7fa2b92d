import { draw, isCurrent, picturedPages } from './socialPictures.ts'

/** Draws those pictures for links to the site that are missing or outdated: `node tools/social.ts`. */
const current = await Promise.all(picturedPages.map(isCurrent))
const outdated = picturedPages.filter((_, index) => !current[index])
if (outdated.length > 0) await draw(outdated)
