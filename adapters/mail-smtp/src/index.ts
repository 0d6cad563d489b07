export * from './mail-reports.ts'
export * from './mjml-renderer.ts'
export * from './smtp-sender.ts'
