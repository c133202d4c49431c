# Completes the words of emberway, in bash and in zsh. 'emberway completion' prints this.
if [ -n "${ZSH_VERSION:-}" ]; then
  type compdef >/dev/null 2>&1 || { autoload -U compinit && compinit; }
  autoload -U bashcompinit && bashcompinit
fi

# COMMAND|WHERE|the words that may stand there, and / if files may, too
_emberway_rows='@ROWS@'

_emberway_find() { # COMMAND WHERE: sets 'found' and 'files'; fails if nothing is known
  local row
  found= files=
  while IFS= read -r row; do
    case $row in
      "$1|$2|"*)
        found=${row#"$1|$2|"}
        [[ $found != *"/" ]] || files=yes found=${found%/}
        return 0
        ;;
    esac
  done <<<"$_emberway_rows"
  return 1
}

_emberway() {
  local word at= asked= option= before= index=0 found= files= i
  local current=${COMP_WORDS[COMP_CWORD]}
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if [[ $word == '=' ]]; then
      continue # bash splits --option=value there
    elif [[ -n $option ]]; then
      option= # this is its value
    elif [[ $word == -?* ]]; then
      if _emberway_find "$at" "$word"; then option=$word; fi
    elif _emberway_find "$at" commands && [[ $index == 0 && " $found " == *" $word "* ]]; then
      at="${at:+$at }$word"
    elif [[ $at == help ]]; then
      asked="${asked:+$asked }$word"
    else
      index=$((index + 1))
    fi
  done
  if [[ $current == --*=* ]]; then
    option=${current%%=*} before=$option= current=${current#*=}
  fi
  [[ $current != '=' ]] || current=
  if [[ -n $option ]]; then
    _emberway_find "$at" "$option"
  elif [[ $current == -* ]]; then
    _emberway_find "$at" options
  elif [[ $at == help ]]; then
    _emberway_find "$asked" commands
  else
    _emberway_find "$at" commands
    word=$found
    [[ $index == 0 ]] || word=
    _emberway_find "$at" "$index"
    found="$word $found"
  fi
  COMPREPLY=()
  while IFS= read -r word; do
    [[ -z $word ]] || COMPREPLY+=("$before$word")
  done < <(
    compgen -W "$found" -- "$current"
    [[ -z $files ]] || compgen -f -- "$current"
  )
  [[ -z $files ]] || compopt -o filenames 2>/dev/null || true
}

complete -F _emberway emberway
