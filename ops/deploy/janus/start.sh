# Fills in the configuration and becomes Janus.
set -eu
: "${JANUS_API_SECRET:?}" "${JANUS_ADMIN_KEY:?}"
export JANUS_WS_ADDRESS="${JANUS_WS_ADDRESS:-127.0.0.1}" JANUS_WS_PORT="${JANUS_WS_PORT:-8188}"
export JANUS_MEDIA_PORTS="${JANUS_MEDIA_PORTS:-20000-20999}" JANUS_NAT_MAPPING="${JANUS_NAT_MAPPING:-}"
mkdir -p /run/janus
for template in /etc/callboard-janus/*.template; do
  envsubst '$JANUS_API_SECRET $JANUS_ADMIN_KEY $JANUS_WS_ADDRESS $JANUS_WS_PORT $JANUS_MEDIA_PORTS $JANUS_NAT_MAPPING' \
    < "$template" > "/run/janus/$(basename "$template" .template)"
done
exec janus -F /run/janus -C /run/janus/janus.jcfg --disable-colors
