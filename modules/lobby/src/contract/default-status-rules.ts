/** Sentences of the talent's page where a project has none of its own. */
export const DEFAULT_STATUS_TEXTS = {
  goodBye: 'You are done for today. Thank you for coming.',
  deletion: 'You arrived at the wrong time. Please come back at the correct call time and check in again.',
  invalidPhone:
    'You checked in with an invalid phone number. Please check in again with a cell phone number to receive status messages.',
} as const
