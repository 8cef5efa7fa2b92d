import stripDark from '../../assets/img/strip-dark.webp'
import stripDarkPhone from '../../assets/img/strip-dark-m.webp'
import stripDarkSmall from '../../assets/img/strip-dark-s.webp'
import stripLight from '../../assets/img/strip-light.webp'
import stripLightPhone from '../../assets/img/strip-light-m.webp'
import stripLightSmall from '../../assets/img/strip-light-s.webp'
import { home } from '../../content/home'
import { race } from '../../content/race'

/* In px: how much of the film shows depends on the window, whatever the size of the text. */
const phone = '(max-width: 630px)'
const dark = '(prefers-color-scheme: dark)'
/* The film is 208 to 400 px high; the whole race is 5.518 times as wide as high, its last metres (`-m`) 2.311 times. */
const phoneSizes = '481px'
const sizes = '(min-width: 113.7em) 2207px, (min-width: 59.1em) 121.4vw, 1148px'
const wide = (small: string, large: string) => `${small} 1760w, ${large} 3217w`

/** The field as the slit camera saw it, with the beaten horses' noses flagged. */
export function FilmPicture() {
  return (
    <>
      <picture>
        <source media={`${phone} and ${dark}`} srcSet={`${stripDarkPhone} 1040w`} sizes={phoneSizes} />
        <source media={phone} srcSet={`${stripLightPhone} 1040w`} sizes={phoneSizes} />
        <source media={dark} srcSet={wide(stripDarkSmall, stripDark)} sizes={sizes} />
        <img
          src={stripLightSmall}
          srcSet={wide(stripLightSmall, stripLight)}
          sizes={sizes}
          width={3217}
          height={583}
          fetchPriority="high"
          alt={home.hero.filmAlt}
        />
      </picture>
      <div className="noses" aria-hidden="true">
        {race.finish.map(({ number, margin }) => (
          <span key={number}>
            <b>{number}</b>
            <i>{margin}</i>
          </span>
        ))}
      </div>
    </>
  )
}
