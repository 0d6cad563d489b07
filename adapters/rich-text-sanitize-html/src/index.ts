export { richText } from './rich-text.ts'
