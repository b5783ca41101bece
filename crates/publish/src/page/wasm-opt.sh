# Starts the wasm-opt that was unpacked into a folder, with the C library that was unpacked along with it.
set -eu
usr=$1/usr
shift
file() { find "$usr" -name "$1*" | sort | head -n 1; }
folder() { dirname "$(file "$1")"; }
libraries=$(folder ld-linux):$(folder libbinaryen.so):$(folder libstdc++.so)
exec "$(file ld-linux)" --library-path "$libraries" "$usr/bin/wasm-opt" "$@"
