## When

today = hoy, { $time }
yesterday = ayer, { $time }
on-day = { $date }, { $time }

## The saved games

saved-games = Partidas guardadas
of-one = { $title }, { $first }
of-two = { $title }, { $first } contra { $second }
played-at = { $title }, { $when }
none-saved = Todavía no hay partidas. Cada partida se guarda sola desde su primera tirada.
of-other-version = Otra versión del programa guardó esta partida.
damaged-whole = Dañada: no se puede leer nada de esta partida.
open-now = Abierta ahora.
replay = Repetición
resume = Seguir
show-folder = Mostrar carpeta
rename = Renombrar
copy = Copiar
export-maybe = Exportar…
share-link = Compartir enlace
delete = Borrar
name = Nombre
cancel = Cancelar
export-as = Exportar como
format-of-file = { $format } (.{ $extension })
game-record = Registro de partida
save-file = Partida guardada
backgammon-match = Match de backgammon
match-of-program = Match de { $program }
page-file = Página
picture-file = Imagen
film-file = Película
drawing-file = Dibujo
delete-this = ¿Borrar esta partida para siempre?
import-game = Importar partida
about-import = Suelta un archivo en la ventana, o elige uno.
import-file = Importar archivo
about-pasting = O pega aquí una partida: una partida guardada, un registro, un match de otro programa, un XGID o una posición.
game-to-import = Partida por importar
import = Importar
open = Abrir
copied = En el portapapeles. Pégalo en un archivo o en un mensaje.
imported = «{ $saved }»: importación completa.
imported-here = «{ $saved }»: importación completa. Está entre las partidas guardadas.
not-all-kept = No todo se conservó tal como está: { $list }.
not-all-kept-and-more = No todo se conservó tal como está: { $list }; y { $count } más.
in-folder = Las partidas guardadas están en la carpeta «{ $folder }».

## Why something cannot be stored or read: parts of sentences

no-storage = no hay almacenamiento
storage-full = el almacenamiento está lleno
no-space = no queda espacio para la carpeta «{ $folder }»
refused =
    { $done ->
        [written] «{ $file }» no se puede escribir: { $system }
        [removed] «{ $file }» no se puede borrar: { $system }
        [renamed] no se puede cambiar el nombre de «{ $file }»: { $system }
       *[read] «{ $file }» no se puede leer: { $system }
    }
browser-refuses = el navegador no lo permite
no-browser-storage = el navegador no da almacenamiento a esta página
folder-refused = en la carpeta «{ $folder }» no se puede escribir: { $system }
changed-elsewhere = otra ventana ha cambiado «{ $file }»
not-read = «{ $file }» no se puede leer: { $reason }
not-written = «{ $file }» no se puede escribir: { $reason }
too-long = es demasiado largo para ser una partida
in-file = «{ $file }»: { $reason }
no-folder = no hay ninguna carpeta de documentos

## Why the system refuses to read or write: parts of sentences

not-there = no está ahí
not-permitted = el sistema no lo permite
only-to-be-read = solo se puede leer
is-folder = es una carpeta
is-no-folder = no está en una carpeta
in-use = lo usa otro programa
error-of-system = el sistema indica el error { $number }
refused-by-system = el sistema se niega
cannot-be-text = no se puede escribir como texto

## The same in sentences

folder-unwritable = En la carpeta «{ $folder }» no se puede escribir: las partidas no se guardarán.
disk-full = No queda espacio para la carpeta «{ $folder }»: esta partida no se guardará.
browser-blocks = Tu navegador bloquea el almacenamiento: las partidas no se guardarán.
no-place = No hay ninguna carpeta para las partidas guardadas: las partidas no se guardarán.
browser-full = El almacenamiento de tu navegador está lleno: esta partida no se guardará.
saves-unwritable = En la carpeta de las partidas guardadas no se puede escribir: las partidas no se guardarán.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] Las últimas opciones para una partida nueva
        [results] Los resultados de todas las partidas
        [games] Los títulos de las partidas guardadas
        [lessons] Las lecciones terminadas
        [puzzles] Los problemas resueltos
        [exercises] Los errores propios
        [error-rates] Las tasas de error
        [analysed-games] Las partidas analizadas
        [window] El tamaño y el lugar de la ventana
       *[settings] Los ajustes
    }
document =
    { $document ->
        [choices] las últimas opciones para una partida nueva
        [results] los resultados de todas las partidas
        [games] los títulos de las partidas guardadas
        [lessons] las lecciones terminadas
        [puzzles] los problemas resueltos
        [exercises] los errores propios
        [error-rates] las tasas de error
        [analysed-games] las partidas analizadas
        [window] el tamaño y el lugar de la ventana
       *[settings] los ajustes
    }
document-unreadable = { $what } no se pueden leer: { $reason }.
newer-format = «{ $file }» tiene el formato { $number }, pero este programa solo lee el formato { $count }; se deja como está, y los cambios no se conservan: { $what }.
have-format = tienen el formato { $number }
damaged-at = hay un daño en la línea { $line }, carácter { $column }
document-set-aside = { $what } no se pudieron leer ({ $reason }). El archivo dañado se llama ahora «{ $renamed }».
document-not-set-aside = { $what } no se pudieron leer ({ $reason }), y { $why }.

## The game on the table, and games that come and go

open-elsewhere = Esta partida está abierta en otra ventana. Aquí sigue como copia.
changed-here = Otra ventana ha cambiado esta partida. Desde aquí se guarda como copia.
not-listed = No se puede mostrar la lista de partidas guardadas: { $reason }.
no-longer-there = «{ $file }» ya no está.
before-damage = { $what }; la partida sigue desde antes del daño
unknown-format = «{ $file }», { $reason }.
set-aside = Una partida guardada está dañada ({ $reason }). El archivo dañado se llama ahora «{ $renamed }».
not-set-aside = Una partida guardada está dañada ({ $reason }), y { $why }.
cannot-be-opened = Esto no se puede abrir: { $reason }.
link-out-of-date = Este enlace es antiguo. Aquí tienes tu partida más reciente.
which-way = Esta partida siguió de dos maneras: en este dispositivo y en el enlace. ¿Cuál quieres continuar? La otra se queda entre las partidas guardadas.
from-link = La partida del enlace
on-this-device = La partida de este dispositivo
wait-for-dice = Espera a que los dados se detengan.
not-a-game-link = «{ $link }» no es un enlace a una partida.
no-such-puzzle = No existe el problema «{ $link }».

## Dialogs for files

games = Partidas
all-files = Todos los archivos
save-as-file = Guardar como archivo
saved-as = Guardado como «{ $file }».
no-dialog = Aquí no hay diálogo de archivos: suelta el archivo en la ventana, o pega su texto.
saved-without-dialog = Aquí no hay diálogo de archivos. El archivo se guardó como «{ $file }».
not-saved-without-dialog = Aquí no hay diálogo de archivos, y { $reason }. Una partida se puede copiar: pulsa «Copiar» y pégala en un archivo.

## Pictures

no-picture = No se pudo tomar ninguna imagen.
picture-copied = La imagen está en el portapapeles.
picture-not-copied = No se pudo copiar la imagen: { $reason }.
picture-not-made = No se pudo crear la imagen: { $reason }.
no-clipboard = el portapapeles no lo acepta
cannot-be-picture = no se puede escribir como imagen
unknown-pixels = la tarjeta gráfica da una imagen de tipo desconocido
film-not-made = No se pudo crear la película: { $reason }.
film-broken-off = La película se interrumpió porque la partida continuó.

## The position editor

live-not-edited = La posición de una partida en directo no se puede editar.
wait-for-pieces = Espera a que los dados y las fichas se detengan.
at-character = { $reason } (carácter { $number })
