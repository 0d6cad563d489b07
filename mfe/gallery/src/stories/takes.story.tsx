import { FilmStrip, TakePicture } from '@callboard/kit/takes'
import { PORTRAIT } from './portrait.ts'

const TAKES = [
  { _id: '1', thumbnail_url: PORTRAIT, duration: 12 },
  { _id: '2', thumbnail_url: null, duration: 0 },
  { _id: '3', thumbnail_url: PORTRAIT, duration: 75 },
]
const nothing = () => undefined

export const takes = {
  name: 'Takes',
  states: [
    [
      'strip, the second one plays',
      <FilmStrip
        key="strip"
        takes={TAKES}
        current="2"
        onChoose={nothing}
        name={({ _id }) => `Take ${_id}`}
      />,
    ],
    ['picture', <TakePicture key="picture" of="1" url={PORTRAIT} />],
    ['without a picture', <TakePicture key="none" of="2" url={null} />],
  ],
} as const
