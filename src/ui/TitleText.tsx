/**
 * The text of a title in the style `headline`, which keeps letters apart that touch in this font even without tracking.
 */
export function TitleText({ children }: { children: string }) {
  return children.split(/(?<=r)(?=v)|(?<=f)(?=f)/).map((part) => <span key={part}>{part}</span>)
}
