import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../../data/answers/query-client.ts'
import { useScheme } from '../../ui/theme/scheme.ts'
import { cssVariables, theme } from '../../ui/theme/theme.ts'

/** Theme and query cache; every React root of the page stands under these. */
export function KitProviders({ children }: { children: ReactNode }) {
  const scheme = useScheme()
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={scheme}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MantineProvider>
  )
}
