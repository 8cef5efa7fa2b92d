import { expect, test } from 'vitest'
import { expandAbbreviations } from '../../src/content/expandAbbreviations'

test.each([
  ['1-3211', '1 last season, then 3, 2, 1, 1'],
  ['3/1 to 5/2', '3 to 1 into 5 to 2'],
  ['No. 4 Copper Lantern, 3/1 into 5/2', 'Number 4 Copper Lantern, 3 to 1 into 5 to 2'],
  ['No. 6 is out of the 8.05.', 'Number 6 is out of the 8:05.'],
  ['79 84 86', '79, 84, 86'],
  ['no. 4 reaches the line first in 1:49.62.', 'number 4 reaches the line first in 1 minute 49.62 seconds.'],
  ['1m½f', '1 mile and half a furlong'],
  ['1m2f', '1 mile 2 furlongs'],
  ['9st 4lb', '9 stone 4'],
  ['Last 3f 34.81s', 'Last 3 furlongs 34.81 seconds'],
  ['2.35 per s', '2.35 per second'],
  ['Std to fast', 'Standard to fast'],
  ['1M+ analyzed races, 9 °C, 18 and over only', '1M+ analyzed races, 9 °C, 18 and over only'],
])('%s is read aloud as %s', (text, spoken) => {
  expect(expandAbbreviations(text)).toBe(spoken)
})
