/** Forms of a contract: typed values, rules, drafts, conflicts and sending. */
export { DraftNotice } from './draft-notice.tsx'
export { drafts } from './drafts.ts'
export { FormFrame, FormNotices } from './form-frame.tsx'
export { type FormFaults, type FormOptions, useForm } from './use-form.ts'
