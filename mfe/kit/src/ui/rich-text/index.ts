/** HTML that people wrote: showing it, and the editor, whose code loads when it is first drawn. */
export { RichText } from './rich-text.tsx'
export { RichTextInput, type RichTextInputProps } from './rich-text-input.tsx'
