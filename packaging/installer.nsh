; electron-builder writes links of a scheme for macOS and Linux only: on Windows they would work after the first start.
!macro customInstall
  WriteRegStr SHCTX "Software\Classes\crosscourt" "" "URL:Crosscourt"
  WriteRegStr SHCTX "Software\Classes\crosscourt" "URL Protocol" ""
  WriteRegStr SHCTX "Software\Classes\crosscourt\DefaultIcon" "" "$INSTDIR\${APP_EXECUTABLE_FILENAME},0"
  WriteRegStr SHCTX "Software\Classes\crosscourt\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
!macroend

!macro customUnInstall
  DeleteRegKey SHCTX "Software\Classes\crosscourt"
!macroend
