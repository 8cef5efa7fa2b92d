/**
 * Racing abbreviations and the words that they stand for: screen readers would read `3/1` as a date and `1m` as one
 * meter.
 */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/(\d+)\/(\d+) to (\d+)\/(\d+)/g, '$1 to $2 into $3 to $4'],
  [/(\d+)\/(\d+)/g, '$1 to $2'],
  [/\b(N|n)o\. (\d)/g, '$1umber $2'],
  [/\bthe (\d+)\.(\d\d)\b/g, 'the $1:$2'],
  [/\b(\d):(\d\d\.\d+)/g, '$1 minute $2 seconds'],
  [/\b1m½f/g, '1 mile and half a furlong'],
  [/\b(\d+)m(?=\d)/g, '$1 mile '],
  [/\b(\d+)m\b/g, '$1 mile'],
  [/\b(\d+)f\b/g, '$1 furlongs'],
  [/\b(\d+)y\b/g, '$1 yards'],
  [/\b(\d+)st (\d+)lb\b/g, '$1 stone $2'],
  [/(\.\d+)s\b/g, '$1 seconds'],
  [/\b(\d+) (?=\d+\b)/g, '$1, '],
  [/ per s\b/g, ' per second'],
  [/\bStd\b/g, 'Standard'],
]

/**
 * Expands the abbreviations in text for screen readers: `No. 4, 3/1 into 5/2` becomes "Number 4, 3 to 1 into 5 to 2".
 * Use it only for text about races; elsewhere an abbreviation may mean something else.
 */
export function expandAbbreviations(text: string): string {
  // Form figures, such as 1-3211: the hyphen separates seasons.
  const spelled = text.replace(/\b\d+-\d{2,}\b/g, (form) =>
    form
      .split('-')
      .map((season) => [...season].join(', '))
      .join(' last season, then '),
  )
  return abbreviations.reduce((expanded, [form, words]) => expanded.replace(form, words), spelled)
}
