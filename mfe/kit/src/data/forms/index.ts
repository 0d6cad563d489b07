/** Forms of a contract: what is typed, its rules, its draft, its conflicts and its way to the server. */
export { DraftNotice } from './draft-notice.tsx'
export { drafts } from './drafts.ts'
export { FormFrame, FormNotices } from './form-frame.tsx'
export { type FormFaults, type FormOptions, useForm } from './use-form.ts'
