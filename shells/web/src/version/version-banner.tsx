import { APP_VERSION } from '@callboard/accounts/contract'
import { useEffect, useState } from 'react'
import { serverVersion } from '../data/version.ts'
import styles from './version-banner.module.css'
import { versionStep } from './version-step.ts'

const KEY = 'callboard-reloaded-for'

async function check(): Promise<boolean> {
  const server = await serverVersion()
  const step = versionStep(server, APP_VERSION, sessionStorage.getItem(KEY))
  if (step === 'reload') {
    sessionStorage.setItem(KEY, server)
    location.reload()
  }
  return step === 'banner'
}

/** Loads a newer page once; when that does not help, says so instead of trying for ever. */
export default function VersionBanner() {
  const [old, setOld] = useState(false)
  useEffect(() => {
    // Without an answer there is nothing to compare; every other call tells about a server that is away.
    check().then(setOld, () => setOld(false))
  }, [])
  if (!old) return null
  return (
    <p role="status" className={styles.root}>
      A newer Callboard is being put in place. Save your work and reload the page in a few minutes.
    </p>
  )
}
