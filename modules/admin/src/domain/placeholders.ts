const IN_BRACES = /(\{\{.*?\}\})/
/** `PROJECT_NAME` standing alone: not in an address, nor in a longer word. */
const BARE = /(?<![\w/&?=#.@-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w/=@-])/g

/**
 * People write placeholders as the sources do, without braces ('Thank you for checking in to PROJECT_NAME').
 * @returns the text with each of them in braces, also those that do not exist: rendering then reports them
 */
export const withBraces = (text: string): string =>
  text
    .split(IN_BRACES)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(BARE, (name) => `{{${name}}}`)))
    .join('')

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain text with placeholders as the HTML body of a mail; links can be clicked. */
export function asMailBody(text: string): string {
  const escaped = text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter]!)
  const linked = escaped.replaceAll(/\{\{(\w+_LINK)\}\}/g, '<a href="{{$1}}">{{$1}}</a>')
  return linked
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
    .join('')
}
