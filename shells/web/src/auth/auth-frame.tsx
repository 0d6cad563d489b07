import type { ReactNode } from 'react'
import styles from './auth-frame.module.css'
import { HelpLinks } from './help-links.tsx'
import { SignInSheet } from './sign-in-sheet.tsx'

/** Sign-in and everything around passwords: the form on one side, the board on the other where there is room. */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.auth}>
      <div className={styles.authForm}>{children}</div>
      <SignInSheet />
      <HelpLinks />
    </div>
  )
}
