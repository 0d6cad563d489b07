import { QrCode } from '@callboard/kit/qr'
import styles from './board.module.css'

/** Lets people in the room check in with their own phones. */
export default function BoardCode({ path }: { readonly path: string }) {
  return (
    <div className={styles.code}>
      <QrCode address={location.origin + path} label="QR code of the check-in page" />
      <p>Scan to check in</p>
    </div>
  )
}
