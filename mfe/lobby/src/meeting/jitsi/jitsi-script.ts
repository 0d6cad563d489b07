import type { JitsiMeetConstructor } from './external-api.ts'
import type { JitsiPorts } from './jitsi-visit.ts'

type JitsiWindow = Window & { JitsiMeetExternalAPI?: JitsiMeetConstructor }

/** Loads the script into this frame, whose page goes with it: nothing of it is left in ours. */
export const scriptLoader =
  (frame: JitsiWindow): JitsiPorts['load'] =>
  (address) =>
    new Promise((resolve, reject) => {
      const script = frame.document.createElement('script')
      const end = () => {
        script.remove()
        const Api = frame.JitsiMeetExternalAPI
        if (Api) resolve(Api)
        else reject(new Error(`${address} could not be loaded.`))
      }
      script.addEventListener('load', end)
      script.addEventListener('error', end)
      script.src = address
      frame.document.head.append(script)
    })
