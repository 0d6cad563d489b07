import { NowRule } from '@callboard/kit/lines'
import { readersZone } from '@callboard/kit/ui'

const Times = ({ zone }: { readonly zone: string }) => (
  <ol className="callboard-list">
    <li>10:15 AM First round</li>
    <NowRule isItem zone={zone} />
    <li>1:00 PM Self-tapes</li>
  </ol>
)

export const nowRule = {
  name: 'NowRule',
  states: [
    ['between the lines of a list', <Times key="own" zone={readersZone()} />],
    ['in another zone than that of the reader', <Times key="other" zone="Pacific/Auckland" />],
    ['over a grid', <NowRule key="grid" zone={readersZone()} />],
  ],
} as const
