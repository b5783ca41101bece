## On the start page of a language in which there are only the pages, not the table

table-speaks = הדף וספרי החוקים כתובים בעברית; השולחן עצמו מדבר בינתיים בשפה אחרת: { $language }
