// Builds the changed parts of the web app, then serves. The server itself is shells/studio.
console.log('Building the web app (what has not changed is not built again) …')
await import('../build.ts')
await import('../../shells/studio/src/main.ts')
