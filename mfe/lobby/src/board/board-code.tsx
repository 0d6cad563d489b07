import { QrCode } from '@callboard/kit/qr'

/** Lets people in the room check in with their own phones. */
export default function BoardCode({ path }: { readonly path: string }) {
  return (
    <div className="lobby-board-code">
      <QrCode address={location.origin + path} label="QR code of the check-in page" />
      <p>Scan to check in</p>
    </div>
  )
}
