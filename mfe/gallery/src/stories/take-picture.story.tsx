import { TakeMarks, TakePicture } from '@callboard/kit/takes'
import { PORTRAIT } from './portrait.ts'

const picture = (url: string | null, marks?: { readonly number?: number; readonly seconds: number }) => (
  <div key={url} style={{ position: 'relative', width: 250, aspectRatio: '16 / 9' }}>
    <TakePicture of={String(marks?.seconds)} url={url} />
    {marks ? <TakeMarks {...marks} /> : null}
  </div>
)

export const takePicture = {
  name: 'TakePicture',
  states: [
    ['a picture', picture(PORTRAIT)],
    ['with number and length', picture(PORTRAIT, { number: 7, seconds: 75 })],
    ['of more than an hour', picture(PORTRAIT, { seconds: 3723 })],
    ['without a picture', picture(null, { number: 8, seconds: 0 })],
    ['a picture that does not load', picture('/no-such-picture.jpg', { number: 9, seconds: 12 })],
  ],
} as const
