import { QrCode } from '@callboard/kit/qr'

const ADDRESS = 'https://callboard.test/onboard/corner-shop/0198c1f2-7d3e-7c55-9d40-2f6c5f0e9a11'

export const qrCode = {
  name: 'QrCode',
  states: [
    ['a short address', <QrCode key="short" address="https://callboard.test" label="QR code" />],
    ['a long one', <QrCode key="long" address={`${ADDRESS}?kiosk=true`} label="QR code, kiosk" />],
  ],
} as const
