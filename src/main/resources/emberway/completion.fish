# Completes the words of emberway, in fish. 'emberway completion fish' prints this.

# COMMAND|WHERE|the words that may stand there, and / if files may, too; or COMMAND|#WORD|what it is
set -g __emberway_rows (string split \n -- '@ROWS@')

function __emberway_find # COMMAND WHERE: prints the words, a line each; fails if nothing is known
    set -l start "$argv[1]|$argv[2]|"
    for row in (string match -e -- $start $__emberway_rows)
        set -l words (string split -m 2 '|' -- $row)
        if test "$words[1]|$words[2]|" = $start
            string split -n ' ' -- $words[3]
            return 0
        end
    end
    return 1
end

function __emberway_words # those that may stand for the current one
    set -l current (commandline -ct)
    set -l at ''
    set -l asked ''
    set -l option ''
    set -l before ''
    set -l index 0
    for word in (commandline -opc)[2..]
        if test -n "$option"
            set option '' # this is its value
        else if string match -qr '^-.' -- $word
            __emberway_find "$at" $word >/dev/null; and set option $word
        else if test $index = 0; and contains -- $word (__emberway_find "$at" commands)
            set at (string trim "$at $word")
        else if test "$at" = help
            set asked (string trim "$asked $word")
        else
            set index (math $index + 1)
        end
    end
    if string match -qr '^--.*=' -- $current
        set option (string replace -r '=.*' '' -- $current)
        set before $option=
        set current (string replace -r '^[^=]*=' '' -- $current)
    end
    set -l words
    if test -n "$option"
        set words (__emberway_find "$at" $option)
    else if string match -q -- '-*' $current
        set words (__emberway_find "$at" options)
    else if test "$at" = help
        set at $asked
        set words (__emberway_find "$asked" commands)
    else
        test $index = 0; and set words (__emberway_find "$at" commands)
        set -a words (__emberway_find "$at" $index)
    end
    for word in $words
        if test $word = /
            printf "$before%s\n" (__fish_complete_path "$current")
        else
            printf '%s\t%s\n' $before$word (string join -- ' ' (__emberway_find "$at" "#$word"))
        end
    end
end

complete -c emberway -f -a '(__emberway_words)'
