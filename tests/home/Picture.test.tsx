import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '../../src/home/Picture'
import { all, only } from '../built/site'

const versions = [
  { media: '(prefers-color-scheme: dark)', widths: { 'app-dark-420': 420, 'app-dark': 780 }, sizes: '52vw' },
  { widths: { 'app-light-420': 420, 'app-light': 780 }, sizes: '40vw' },
]
const attributes = (element: Element, ...names: string[]) => names.map((name) => element.getAttribute(name))

test('a picture that is not there throws, so that its page does not build', () => {
  const picture = <Picture versions={[{ widths: { 'app-drak': 780 }, sizes: '1px' }]} width={1} height={1} alt="" />
  expect(() => renderToString(picture)).toThrow('There is no picture src/assets/img/app-drak.avif')
})

test('each version comes as AVIF and as WebP, and the last one’s WebP is the picture', () => {
  const { container } = render(<Picture versions={versions} width={780} height={1688} alt="The card" />)
  const img = '/src/assets/img'
  expect(all(container, 'source').map((source) => attributes(source, 'media', 'type', 'srcset', 'sizes'))).toEqual([
    ['(prefers-color-scheme: dark)', 'image/avif', `${img}/app-dark-420.avif 420w, ${img}/app-dark.avif 780w`, '52vw'],
    ['(prefers-color-scheme: dark)', 'image/webp', `${img}/app-dark-420.webp 420w, ${img}/app-dark.webp 780w`, '52vw'],
    [null, 'image/avif', `${img}/app-light-420.avif 420w, ${img}/app-light.avif 780w`, '40vw'],
  ])
  expect(attributes(only(container, 'img'), 'src', 'srcset', 'sizes', 'alt')).toEqual([
    `${img}/app-light-420.webp`,
    `${img}/app-light-420.webp 420w, ${img}/app-light.webp 780w`,
    '40vw',
    'The card',
  ])
})
