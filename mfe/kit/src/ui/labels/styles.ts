import '@mantine/core/styles/Divider.css'
import '@mantine/core/styles/Badge.css'
