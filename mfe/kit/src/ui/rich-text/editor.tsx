import '@mantine/tiptap/styles.css'
import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import styles from './rich-text.module.css'
import type { RichTextInputProps } from './rich-text-input.tsx'

const WORDS = [StarterKit.configure({ link: { openOnClick: false }, codeBlock: false, code: false })]

/** The editor itself; it brings its code with it. */
export default function Editor({ label, value, onChange, error }: RichTextInputProps) {
  const told = useRef(value)
  const editor = useEditor({
    extensions: WORDS,
    content: value,
    injectCSS: false,
    editorProps: { attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' } },
    onUpdate: ({ editor: changed }) => {
      told.current = changed.isEmpty ? '' : changed.getHTML()
      onChange(told.current)
    },
  })
  // A value that did not come from here: discarded, restored, or of another person.
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    editor?.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  // The library reads the CommonJS types of Tiptap, this file those of its modules: one class, declared twice.
  return (
    <RichTextEditor
      editor={editor as unknown as RichTextEditorProps['editor']}
      className={styles.editor}
      data-invalid={error ? true : undefined}
    >
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}
