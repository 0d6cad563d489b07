import { CopyButton, Share, ShareRow } from '@callboard/kit/share'
import { useEffect, useRef } from 'react'
import { Framed } from './framed.tsx'
import { nothing } from './nothing.ts'

const ADDRESS = 'https://callboard.test/onboard/corner-shop/0198c1f2'

const rows = () => (
  <>
    <ShareRow name="Check-in" note="For talent at the door" address={ADDRESS} copy="Copy check-in link" />
    <ShareRow name="Kiosk" address={`${ADDRESS}?kiosk=true`} copy="Copy kiosk link" />
    <ShareRow
      name="Booking of Wed, Nov 25"
      note="5 of 24 booked"
      address={ADDRESS}
      copy="Copy booking link"
      onMail={nothing}
    />
  </>
)

/** Opened as by a press. */
function Opened() {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('button')?.click(), [])
  return (
    <div ref={root} style={{ display: 'flex', justifyContent: 'flex-end', maxWidth: 420, minHeight: 280 }}>
      <Share name="First round">{rows}</Share>
    </div>
  )
}

export const share = {
  name: 'Share',
  states: [
    ['the button', <Share key="button">{rows}</Share>],
    [
      'quiet, with other words',
      <Share key="quiet" label="Share schedule" variant="subtle" size="compact-sm">
        {rows}
      </Share>,
    ],
    [
      'rows',
      <div key="rows" style={{ maxWidth: 360 }}>
        {rows()}
      </div>,
    ],
    ['copies one address', <CopyButton key="copy" value={ADDRESS} label="Copy link" />],
    [
      'in a narrow place',
      <Framed key="narrow" height={220}>
        <div style={{ width: 300 }}>{rows()}</div>
      </Framed>,
    ],
    ['opened', <Opened key="opened" />],
  ],
} as const
