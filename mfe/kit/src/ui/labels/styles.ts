import '@mantine/core/styles/Divider.css'
import '@mantine/core/styles/Badge.css'
import '@mantine/core/styles/Avatar.css'
