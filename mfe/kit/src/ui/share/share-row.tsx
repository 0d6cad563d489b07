import { Button, Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { IconMail, IconQrcode } from '../icons.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './share.module.css'

const QrCode = lazy(async () => ({ default: (await import('../qr/qr-code.tsx')).QrCode }))

export interface ShareRowProps {
  readonly name: string
  /** For whom it is, or what it opens. */
  readonly note?: string
  readonly address: string
  /** Words of the button that copies it, such as 'Copy check-in link'. */
  readonly copy: string
  /** Opens the dialog that mails it; without it the person's own mail program is asked. */
  readonly onMail?: () => void
}

/** An address: to copy, to show as a QR code, to mail. */
export function ShareRow({ name, note, address, copy, onMail }: ShareRowProps) {
  const [isShown, setShown] = useState(false)
  const words = `${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`
  const quiet = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const
  return (
    <section className={styles.row} aria-label={name}>
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </div>
      <CopyButton value={address} label="Copy" name={copy} size="compact-sm" variant="default" />
      <Button
        {...quiet}
        className={styles.icon}
        aria-label={`QR code, ${name}`}
        aria-expanded={isShown}
        onClick={() => setShown((now) => !now)}
      >
        <IconQrcode size={16} aria-hidden />
      </Button>
      {onMail ? (
        <Button {...quiet} className={styles.icon} aria-label={`E-mail, ${name}`} onClick={onMail}>
          <IconMail size={16} aria-hidden />
        </Button>
      ) : (
        <Button
          {...quiet}
          component="a"
          className={styles.icon}
          href={`mailto:?subject=${words}`}
          aria-label={`E-mail, ${name}`}
        >
          <IconMail size={16} aria-hidden />
        </Button>
      )}
      {isShown ? (
        <div className={styles.code}>
          <Suspense fallback={<Skeleton height={200} width={200} />}>
            <QrCode address={address} label={`QR code, ${name}`} />
          </Suspense>
          <span className={styles.address}>{address}</span>
        </div>
      ) : null}
    </section>
  )
}
