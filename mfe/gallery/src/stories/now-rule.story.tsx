import { NowRule } from '@callboard/kit/lines'
import { Group, readersZone, Text } from '@callboard/kit/ui'

const Times = ({ zone }: { readonly zone: string }) => (
  <ol className="callboard-list">
    <Text component="li" py="md">
      10:15 AM First round
    </Text>
    <NowRule isItem zone={zone} />
    <Text component="li" py="md">
      1:00 PM Self-tapes
    </Text>
  </ol>
)

export const nowRule = {
  name: 'NowRule',
  states: [
    ['between the lines of a list', <Times key="own" zone={readersZone()} />],
    ['in another zone than that of the reader', <Times key="other" zone="Pacific/Auckland" />],
    [
      'over a grid',
      <Group key="grid" grow h={44}>
        <NowRule zone={readersZone()} />
      </Group>,
    ],
  ],
} as const
