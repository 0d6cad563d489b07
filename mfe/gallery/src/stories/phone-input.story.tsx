import { PhoneInput } from '@callboard/kit/phone'
import { useState } from 'react'

function Phone(props: {
  readonly begun: string
  readonly error?: string
  readonly disabled?: boolean
  readonly size?: 'sm' | 'md'
}) {
  const { begun, ...more } = props
  const [number, setNumber] = useState(begun)
  return (
    <div style={{ maxWidth: 360 }}>
      <PhoneInput label="Phone" value={number} onChange={setNumber} {...more} />
    </div>
  )
}

export const phoneInput = {
  name: 'PhoneInput',
  states: [
    ['empty', <Phone key="empty" begun="" />],
    ['of the United States', <Phone key="us" begun="+13105550142" />],
    ['of another country', <Phone key="gb" begun="+442079460958" />],
    ['whose beginning is unusual', <Phone key="unusual" begun="+10005550142" />],
    ['not yet a number, with a fault', <Phone key="part" begun="310 55" error="Please check this number." />],
    ['disabled', <Phone key="disabled" begun="+13105550142" disabled />],
    ['on a phone', <Phone key="large" begun="+13105550142" size="md" />],
  ],
} as const
