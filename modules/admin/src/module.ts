import { CLOCK, IDS, JOB_STORE } from '@callboard/core'
import { ContainerModule, type MapToResolvedValueInjectOptions, type ServiceIdentifier } from 'inversify'
import { GetMessage } from './application/get-message.ts'
import { JobQueues } from './application/job-queues.ts'
import { ListMessages } from './application/list-messages.ts'
import { ADMIN_STORE, MAIL_SENDER, TEMPLATE_RENDERER, TEXT_SENDER } from './application/ports/index.ts'
import { RecordMessage } from './application/record-message.ts'
import { ResendMessage } from './application/resend-message.ts'
import { RetryJob } from './application/retry-job.ts'
import { SendMessage } from './application/send-message.ts'

type TokensOf<Dependencies> = { [K in keyof Dependencies]: ServiceIdentifier<Dependencies[K]> }

export const adminModule = new ContainerModule(({ bind }) => {
  const provide = <Dependencies extends unknown[], T>(
    type: new (...dependencies: Dependencies) => T,
    ...tokens: TokensOf<Dependencies>
  ) =>
    bind(type).toResolvedValue(
      (...dependencies: Dependencies) => new type(...dependencies),
      tokens as MapToResolvedValueInjectOptions<Dependencies>,
    )

  provide(RecordMessage, ADMIN_STORE, IDS, CLOCK)
  provide(SendMessage, ADMIN_STORE, TEMPLATE_RENDERER, MAIL_SENDER, TEXT_SENDER, CLOCK)
  provide(ListMessages, ADMIN_STORE)
  provide(GetMessage, ADMIN_STORE)
  provide(ResendMessage, ADMIN_STORE)
  provide(JobQueues, JOB_STORE)
  provide(RetryJob, JOB_STORE, CLOCK)
})
