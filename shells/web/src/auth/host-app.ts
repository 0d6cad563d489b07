/** A native app that shows the page in a webview. */
export interface HostApp {
  /** Asks the app to close the page. */
  readonly leave: () => void
}

/**
 * The app around the page, or null in a browser. React Native puts `ReactNativeWebView` on the window of its webviews; its
 * `postMessage` takes a text.
 */
export function hostApp(of: {
  readonly ReactNativeWebView?: { postMessage(text: string): void }
}): HostApp | null {
  const app = of.ReactNativeWebView
  return app ? { leave: () => app.postMessage(JSON.stringify({ type: 'leave' })) } : null
}

declare global {
  interface Window {
    readonly ReactNativeWebView?: { postMessage(text: string): void }
  }
}
