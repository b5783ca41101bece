## When

today = hoje, { $time }
yesterday = ontem, { $time }
on-day = { $date }, { $time }

## The saved games

saved-games = Partidas salvas
of-one = { $title }, { $first }
of-two = { $title }, { $first } e { $second }
played-at = { $title }, { $when }
none-saved = Ainda não há partidas. Toda partida é salva automaticamente desde o primeiro lançamento.
of-other-version = Outra versão do programa salvou esta partida.
damaged-whole = Danificada: nada desta partida pode ser lido.
open-now = Aberta agora.
replay = Rever
resume = Retomar
show-folder = Mostrar pasta
rename = Renomear
copy = Copiar
export-maybe = Exportar…
share-link = Compartilhar link
delete = Excluir
name = Nome
cancel = Cancelar
export-as = Exportar como
format-of-file = { $format } (.{ $extension })
game-record = Registro da partida
save-file = Partida salva
backgammon-match = Match de gamão
match-of-program = Match do { $program }
page-file = Página
picture-file = Imagem
film-file = Filme
drawing-file = Desenho
delete-this = Excluir esta partida para sempre?
import-game = Importar uma partida
about-import = Solte um arquivo na janela, ou escolha um.
import-file = Importar arquivo
about-pasting = Ou cole uma partida aqui: uma partida salva, um registro, um match de outro programa, um XGID ou uma posição.
game-to-import = Partida a importar
import = Importar
open = Abrir
copied = Copiado. Cole num arquivo ou numa mensagem.
imported = “{ $saved }” foi importada.
imported-here = “{ $saved }” foi importada. Está entre as partidas salvas.
not-all-kept = Nem tudo foi mantido como está: { $list }.
not-all-kept-and-more = Nem tudo foi mantido como está: { $list }; e mais { $count }.
in-folder = As partidas salvas estão na pasta “{ $folder }”.

## Why something cannot be stored or read: parts of sentences

no-storage = não há armazenamento
storage-full = o armazenamento está cheio
no-space = não há mais espaço para a pasta “{ $folder }”
refused =
    { $done ->
        [written] “{ $file }” não pode ser gravado: { $system }
        [removed] “{ $file }” não pode ser removido: { $system }
        [renamed] “{ $file }” não pode ser renomeado: { $system }
       *[read] “{ $file }” não pode ser lido: { $system }
    }
browser-refuses = o navegador recusa
no-browser-storage = o navegador não dá armazenamento a esta página
folder-refused = a pasta “{ $folder }” não pode ser gravada: { $system }
changed-elsewhere = “{ $file }” foi alterado por outra janela
not-read = “{ $file }” não pode ser lido: { $reason }
not-written = “{ $file }” não pode ser gravado: { $reason }
too-long = é longo demais para ser uma partida
in-file = “{ $file }”: { $reason }
no-folder = não há pasta para documentos

## Why the system refuses to read or write: parts of sentences

not-there = não está lá
not-permitted = o sistema não permite
only-to-be-read = só pode ser lido
is-folder = é uma pasta
is-no-folder = não está em uma pasta
in-use = outro programa está usando
error-of-system = o sistema informa o erro { $number }
refused-by-system = o sistema recusa
cannot-be-text = não pode ser escrito como texto

## The same in sentences

folder-unwritable = A pasta “{ $folder }” não pode ser gravada: as partidas não serão salvas.
disk-full = Não há mais espaço para a pasta “{ $folder }”: esta partida não será salva.
browser-blocks = Seu navegador bloqueia o armazenamento: as partidas não serão salvas.
no-place = Não há pasta para partidas salvas: as partidas não serão salvas.
browser-full = O armazenamento do seu navegador está cheio: esta partida não será salva.
saves-unwritable = A pasta das partidas salvas não pode ser gravada: as partidas não serão salvas.

## Documents: what each is, at the beginning of a sentence and in it

document-first =
    { $document ->
        [choices] O arquivo das últimas escolhas para uma nova partida
        [results] O arquivo dos resultados de todas as partidas
        [games] O arquivo dos títulos das partidas salvas
        [lessons] O arquivo das lições concluídas
        [puzzles] O arquivo dos problemas resolvidos
        [exercises] O arquivo dos próprios erros
        [error-rates] O arquivo das taxas de erro
        [analysed-games] O arquivo das partidas analisadas
        [window] O arquivo do tamanho e lugar da janela
       *[settings] O arquivo dos ajustes
    }
document =
    { $document ->
        [choices] as últimas escolhas para uma nova partida
        [results] os resultados de todas as partidas
        [games] os títulos das partidas salvas
        [lessons] as lições concluídas
        [puzzles] os problemas resolvidos
        [exercises] os próprios erros
        [error-rates] as taxas de erro
        [analysed-games] as partidas analisadas
        [window] o tamanho e o lugar da janela
       *[settings] os ajustes
    }
document-unreadable = { $what } não pode ser lido: { $reason }.
newer-format = “{ $file }” tem o formato { $number }, mas este programa só lê o formato { $count }; fica como está, e não se guardam mudanças nisto: { $what }.
have-format = tem o formato { $number }
damaged-at = está danificado na linha { $line }, caractere { $column }
document-set-aside = { $what } não pôde ser lido ({ $reason }). O arquivo danificado agora se chama “{ $renamed }”.
document-not-set-aside = { $what } não pôde ser lido ({ $reason }), e { $why }.

## The game on the table, and games that come and go

open-elsewhere = Esta partida está aberta em outra janela. Aqui ela continua como cópia.
changed-here = Esta partida foi alterada por outra janela. A partir daqui, é salva como cópia.
not-listed = As partidas salvas não podem ser listadas: { $reason }.
no-longer-there = “{ $file }” não está mais lá.
before-damage = { $what }; a partida é retomada antes do dano
unknown-format = “{ $file }”, { $reason }.
set-aside = Uma partida salva está danificada ({ $reason }). O arquivo danificado agora se chama “{ $renamed }”.
not-set-aside = Uma partida salva está danificada ({ $reason }), e { $why }.
cannot-be-opened = Isto não pode ser aberto: { $reason }.
link-out-of-date = Este link está desatualizado. Aqui está a sua partida mais nova.
which-way = Esta partida seguiu por dois caminhos: neste dispositivo e no link. Qual deles você quer continuar? O outro fica entre as partidas salvas.
from-link = A partida do link
on-this-device = A partida neste dispositivo
wait-for-dice = Espere os dados pararem.
not-a-game-link = “{ $link }” não é um link de uma partida.
no-such-puzzle = Não existe o problema “{ $link }”.

## Dialogs for files

games = Partidas
all-files = Todos os arquivos
save-as-file = Salvar como arquivo
saved-as = Salvo como “{ $file }”.
no-dialog = Não há diálogo de arquivos aqui: solte o arquivo na janela, ou cole seu texto.
saved-without-dialog = Não há diálogo de arquivos aqui. O arquivo foi salvo como “{ $file }”.
not-saved-without-dialog = Não há diálogo de arquivos aqui, e { $reason }. Uma partida pode ser copiada: aperte “Copiar” e cole-a num arquivo.

## Pictures

no-picture = Não foi possível capturar uma imagem.
picture-copied = A imagem está na área de transferência.
picture-not-copied = A imagem não pôde ser copiada: { $reason }.
picture-not-made = Não foi possível fazer a imagem: { $reason }.
no-clipboard = a área de transferência não aceita
cannot-be-picture = não pode ser escrito como imagem
unknown-pixels = a placa de vídeo dá uma imagem de tipo desconhecido
film-not-made = Não foi possível fazer o filme: { $reason }.
film-broken-off = O filme foi interrompido porque a partida continuou.

## The position editor

live-not-edited = A posição de uma partida ao vivo não pode ser editada.
wait-for-pieces = Espere os dados e as peças pararem.
at-character = { $reason } (caractere { $number })
