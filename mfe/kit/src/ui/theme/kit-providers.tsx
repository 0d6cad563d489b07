import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScheme } from './scheme.ts'
import { cssVariables, theme } from './theme.ts'

/** The theme; every React root of the page stands under it. */
export function KitProviders({ children }: { children: ReactNode }) {
  const scheme = useScheme()
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={scheme}
      getStyleNonce={() => document.body.nonce!}
    >
      {children}
    </MantineProvider>
  )
}
