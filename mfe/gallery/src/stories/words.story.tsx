import { Time } from '@callboard/kit/labels'
import { CopyButton } from '@callboard/kit/share'
import { Title } from '@callboard/kit/ui'

const SOON = new Date(Date.now() + 12 * 60_000)

export const words = {
  name: 'Words',
  states: [
    [
      'title of a page',
      <Title key="1" order={1}>
        First round
      </Title>,
    ],
    [
      'title of a part',
      <Title key="2" order={2}>
        Today
      </Title>,
    ],
    ['time', <Time key="time" at={SOON} />],
    ['time of another zone', <Time key="zone" at={SOON} zone="Asia/Tokyo" />],
    ['copy', <CopyButton key="copy" value="https://callboard.test/" label="Copy link" />],
  ],
} as const
