export { RichText as default } from '@callboard/kit/rich-text'
