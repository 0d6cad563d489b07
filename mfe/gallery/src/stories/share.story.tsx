import { CopyButton, Share, ShareRow } from '@callboard/kit/share'
import { type ReactNode, useEffect, useRef } from 'react'
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

/** What it holds after a press of its first button of that name. */
function Pressed({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector<HTMLElement>(`[aria-label^="${name}"]`)?.click(), [name])
  return (
    <div ref={root} style={{ maxWidth: 420, minHeight: 280 }}>
      {children}
    </div>
  )
}

export const share = {
  name: 'Share',
  states: [
    [
      'opened',
      <Pressed key="opened" name="Share">
        <Share name="First round">{rows}</Share>
      </Pressed>,
    ],
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
      'a row with its QR code',
      <Pressed key="code" name="QR code">
        {rows()}
      </Pressed>,
    ],
    [
      'in a narrow place',
      <div key="narrow" style={{ width: 300 }}>
        {rows()}
      </div>,
    ],
  ],
} as const
