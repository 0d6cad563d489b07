import { RichText, RichTextInput } from '@callboard/kit/rich-text'
import { useState } from 'react'

const HTML =
  '<p>Bring a <strong>hat</strong>, and come <em>ten minutes</em> early.</p><ul><li>Parking behind the house</li><li><a href="https://callboard.test">The way</a></li></ul><ol><li>Check in</li><li>Wait</li></ol>'

function Editor({ begun, error }: { readonly begun: string; readonly error?: string }) {
  const [html, setHtml] = useState(begun)
  return <RichTextInput label="Casting notes" value={html} onChange={setHtml} error={error} />
}

export const richText = {
  name: 'RichText',
  states: [
    ['as it is read', <RichText key="read" html={HTML} />],
    ['the editor', <Editor key="editor" begun={HTML} />],
    ['the editor, empty', <Editor key="empty" begun="" />],
    ['the editor with a fault', <Editor key="fault" begun="<p>!</p>" error="Please write more." />],
  ],
} as const
