import type { TemplateOverride } from '@callboard/admin'
import {
  adminStoreContract,
  adminUseCasesSuite,
  credentialsSuite,
  emailTemplatesSuite,
  erasureSuite,
  mailReportsSuite,
  noticesSuite,
  ownTextAccountsSuite,
  textConsentSuite,
  textDeliverySuite,
} from '@callboard/admin/testing'
import { second } from '@callboard/core/testing'
import { onEachStore } from '../testing/temporary-store.ts'
import { adminRepositories } from './admin-repositories.ts'

onEachStore(adminRepositories, (name, make, scope) => {
  const harness = async (overrides: readonly TemplateOverride[]) => {
    const { database, store, stop } = await make()
    for (const override of overrides) {
      await database.writer('message_template').insert({ ...override, updated_at: second(0) })
    }
    return { store, stop }
  }
  adminStoreContract(name, harness)
  adminUseCasesSuite(name, harness, scope)
  textDeliverySuite(name, harness, scope)
  credentialsSuite(name, harness, scope)
  emailTemplatesSuite(name, harness, scope)
  erasureSuite(name, harness, scope)
  mailReportsSuite(name, harness, scope)
  noticesSuite(name, harness, scope)
  textConsentSuite(name, harness, scope)
  ownTextAccountsSuite(name, harness, scope)
})
