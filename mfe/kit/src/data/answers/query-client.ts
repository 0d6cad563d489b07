import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../call/api-error.ts'
import { whenSignedOut } from '../session/session.ts'
import { LiveAnswers } from './live-answers.ts'

/** A refusal stays a refusal; only a cut line or a busy server is worth asking again. */
const worthRetrying = (failures: number, fault: unknown) =>
  failures < 2 && fault instanceof ApiError && (fault.status === 0 || fault.status >= 500)

/** The only cache of the page, so that two micro-frontends never show different answers. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthRetrying,
      refetchOnReconnect: false,
      structuralSharing: (shown, next) => liveAnswers.arrive(shown, next),
    },
  },
})

// Nothing draws a provider, which would do this: answers are renewed where a person comes back to the page.
queryClient.mount()

export const liveAnswers = new LiveAnswers(queryClient)

whenSignedOut(() => queryClient.clear())
