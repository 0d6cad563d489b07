export * from './mediabunny-tool.ts'
